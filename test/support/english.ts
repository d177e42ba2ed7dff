import { ENGLISH, setLanguage } from '../../src/words/index.ts';

// Tests name things as the app says them in English.
setLanguage(ENGLISH);
