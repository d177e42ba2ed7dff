import { LANGUAGE_NAMES, LANGUAGES, SETTINGS, type Tag } from '../../../words/index.ts';
import { languageMissing } from '../../device/language.ts';
import { language } from '../../stores/preferences.ts';

/** The language: the device's, or one of those there are, each by the name that it calls itself. */
export function LanguageChoice() {
  return (
    <>
      <h2 id="language">{SETTINGS.language}</h2>
      <select
        aria-labelledby="language"
        value={language.value}
        onChange={({ currentTarget: { value } }) => {
          language.value = value as Tag | 'auto';
        }}
      >
        <option value="auto">{SETTINGS.asDevice}</option>
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {LANGUAGE_NAMES[tag]}
          </option>
        ))}
      </select>
      {languageMissing.value !== null && <p role="alert">{SETTINGS.languageMissing}</p>}
    </>
  );
}
