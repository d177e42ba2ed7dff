import type { Challenge, Result } from '../../../exchange/index.ts';
import type { GameRow } from '../../../storage/index.ts';
import { NIGHTS } from '../../../words/index.ts';
import { sheetAddress } from '../../routes.ts';
import { answersTo, challengedFrom, challengeIn, resultOf } from '../../stores/challenges.ts';
import { useWorld } from '../../stores/world.ts';
import { Compare } from './compare.tsx';

/** How a challenge went, both sides of it beside each other: of a game that began with one, and of one that others answered. */
export function Duel({ row }: { readonly row: GameRow }) {
  const rows = useWorld().gameList.value?.games ?? [];
  const challenge = challengeIn(row);
  const answers = challenge === null ? answersTo(rows, row) : [];
  if (challenge !== null)
    return <Sides row={row} challenge={challenge} sent={challengedFrom(rows, challenge)} />;
  if (answers.length === 0) return null;
  return (
    <section>
      <h2>{NIGHTS.duel}</h2>
      <Results
        sides={[
          { head: NIGHTS.you, result: resultOf(row) },
          ...answers.map((one) => ({ head: one.name ?? NIGHTS.they, result: resultOf(one) })),
        ]}
      />
      {answers.map(({ id, name }) => (
        <a class="btn quiet" key={id} href={sheetAddress(id)}>
          {name ?? NIGHTS.theirGame}
        </a>
      ))}
    </section>
  );
}

/** Both sides of a game that began with a challenge; who sent it has the first. */
function Sides(props: {
  readonly row: GameRow;
  readonly challenge: Challenge;
  /** The game on this device that it comes from, or null. */
  readonly sent: GameRow | null;
}) {
  const { row, challenge, sent } = props;
  const from = sent === null ? challenge.result : resultOf(sent);
  // Who plays on shall not know how it went before.
  if (row.summary.outcome === null && sent === null) return <p class="told">{NIGHTS.challenged}</p>;
  const [first, second] = sent === null ? [NIGHTS.they, NIGHTS.you] : [NIGHTS.you, NIGHTS.they];
  return (
    <section>
      <h2>{NIGHTS.duel}</h2>
      <Results
        sides={[
          { head: first, result: from },
          { head: second, result: resultOf(row) },
        ]}
      />
      {sent !== null && sent.id !== row.id && (
        <a class="btn quiet" href={sheetAddress(sent.id)}>
          {NIGHTS.yourGame}
        </a>
      )}
    </section>
  );
}

function Results({
  sides,
}: {
  readonly sides: readonly { readonly head: string; readonly result: Result }[];
}) {
  const row = (label: string, figure: (result: Result) => string) =>
    [label, ...sides.map(({ result }) => figure(result))] as const;
  return (
    <Compare
      title={NIGHTS.duel}
      heads={sides.map(({ head }) => head)}
      rows={[
        row(NIGHTS.ended, ({ outcome }) => NIGHTS.outcomes[outcome]),
        row(NIGHTS.turns, ({ turns }) => `${turns}`),
        row(NIGHTS.luck, ({ luck }) => `${luck}`),
      ]}
    />
  );
}
