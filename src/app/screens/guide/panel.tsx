import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import { outcomeOf } from '../../../engine/index.ts';
import { GUIDE, stepCounted, TITLES } from '../../../words/index.ts';
import { Announcements, openAnnouncer } from '../../parts/announcer.tsx';
import { Icon } from '../../parts/controls.tsx';
import { PRACTICE } from '../../parts/ways-back.ts';
import { ADDRESS, rulesAddress } from '../../routes.ts';
import { useWorld } from '../../stores/world.ts';
import { askedClue } from '../table/asked-clue.ts';
import { Phases } from '../table/bar.tsx';
import { PanelContent } from '../table/panel.tsx';
import { Foot, FootButton, type Heading } from '../table/parts.tsx';
import { useView } from '../table/view.ts';
import { usePoint } from './point.ts';
import { card, heard, openPractice, practiceDraft, skipped } from './practice.ts';
import { STEPS, type Step, saidAt, stepOf } from './step.ts';

/** The bar of the guide: the way out, what this is, and the turn's three steps. */
export function GuideBar({ heading }: { heading: Heading }) {
  const { position } = useView();
  return (
    <header class="bar">
      <a class="ib" href={ADDRESS.home} aria-label={GUIDE.leave}>
        <Icon name="back" />
      </a>
      <div class="mid">
        <h1 class="turn" ref={heading} tabIndex={-1}>
          {TITLES.guide}
        </h1>
        <Phases position={position} />
      </div>
      <span />
    </header>
  );
}

function useStep(): Step | null {
  const view = useView();
  return stepOf(view.table, view.face.aside.value, heard.value, askedClue(view));
}

/** The panel of the guide: the step above the table's own question, or the end. */
export function GuidePanel({ heading }: { heading: Heading }) {
  const step = useStep();
  if (skipped.value || step === null) return <End />;
  return (
    <>
      <Note step={step} />
      <PanelContent heading={heading} />
    </>
  );
}

/** What lies on the table and what is to be touched, with the way past all of it. */
function Note({ step }: { step: Step }) {
  const here = useRef<HTMLDivElement>(null);
  usePoint(here, step.point, 'touch-this');
  // The way past the turn went with the end that it led to.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) here.current?.closest<HTMLElement>('.panel')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own.
    <div class="note-step" role="group" aria-label={GUIDE.says} ref={here}>
      <p>
        {step.number !== null && <b>{stepCounted(step.number, STEPS)}</b>} {step.says}
      </p>
      <button type="button" class="btn quiet" onClick={() => (skipped.value = true)}>
        {GUIDE.skip}
      </button>
      <span class="vh" id="touch-this">
        {GUIDE.touch}
      </span>
    </div>
  );
}

/** After the first clue, or past it: what comes then in two cards, one's own game, and the rules. */
function End() {
  const { table } = useView();
  const { fate, drafts } = useWorld();
  const draft = practiceDraft(drafts);
  const title = useRef<HTMLHeadingElement>(null);
  const past = skipped.value;
  const said = saidAt(table, null, past, card.value);
  const cards = !past && outcomeOf(table.shown) === null;
  useEffect(() => title.current?.focus({ preventScroll: true }), [past, card.value]);
  return (
    <>
      <div class="say">
        <h2 class="q" ref={title} tabIndex={-1}>
          {said.title}
        </h2>
        <p class="h">{said.more}</p>
      </div>
      <div class="mid-col low">
        {cards && card.value === 0 ? (
          <button type="button" class="btn main tall" onClick={() => (card.value = 1)}>
            {GUIDE.next}
          </button>
        ) : (
          <>
            <a class="btn main tall" href={ADDRESS.setUp} onClick={() => draft.set(null)}>
              {GUIDE.setUp}
            </a>
            <a class="btn line" href={rulesAddress(PRACTICE)}>
              {GUIDE.rules}
            </a>
          </>
        )}
      </div>
      {past ? (
        <div class="foot">
          <FootButton kind="line" onTouch={() => (skipped.value = false)}>
            {GUIDE.back}
          </FootButton>
        </div>
      ) : (
        <Foot>
          {cards && card.value > 0 && (
            <FootButton kind="line" onTouch={() => (card.value = 0)}>
              {GUIDE.before}
            </FootButton>
          )}
          <FootButton
            kind="quiet"
            icon="refresh"
            onTouch={() => {
              draft.set(null);
              void openPractice(fate);
            }}
          >
            {GUIDE.again}
          </FootButton>
        </Foot>
      )}
    </>
  );
}

/** Says each step once it is reached, after the table has said what happened. */
export function GuideAloud() {
  const { table } = useView();
  const { title, more } = saidAt(table, useStep(), skipped.value, card.value);
  const announcer = useMemo(openAnnouncer, []);
  useEffect(() => announcer.say(`${title} ${more}`.trim()), [title, more]);
  return <Announcements by={announcer} name="guide" />;
}
