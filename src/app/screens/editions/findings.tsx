import type { Fault } from '../../../engine/index.ts';
import { EDITIONS_SAID, editionFault, type MarkWarning, marksWarned } from '../../../words/index.ts';

/** Everything that is wrong with an edition, in plain words, and what is allowed but good to know. */
export function Findings(props: {
  readonly faults: readonly Fault[];
  readonly advice: readonly MarkWarning[];
}) {
  return (
    <>
      {props.faults.length > 0 && (
        <section class="found" aria-labelledby="to-mend">
          <h2 id="to-mend" tabIndex={-1}>
            {EDITIONS_SAID.toMend}
          </h2>
          <ul aria-label={EDITIONS_SAID.toMend}>
            {props.faults.map((fault) => (
              <li key={`${fault.field} ${fault.fault} ${fault.detail}`}>{editionFault(fault)}</li>
            ))}
          </ul>
        </section>
      )}
      {props.advice.length > 0 && (
        <section class="found" aria-labelledby="to-know">
          <h2 id="to-know">{EDITIONS_SAID.toKnow}</h2>
          <ul aria-label={EDITIONS_SAID.toKnow}>
            {props.advice.map((one) => (
              <li key={marksWarned(one)}>{marksWarned(one)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
