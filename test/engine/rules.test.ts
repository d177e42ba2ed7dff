import { describe, expect, test } from 'vitest';

import { RULEBOOK, type Rule } from '../../src/engine/index.ts';
import { lastOf } from '../support/tables.ts';
import type { Case } from './cases/case.ts';
import { FINDING } from './cases/finding.ts';
import { HAUNTING } from './cases/haunting.ts';
import { MOVING } from './cases/moving.ts';
import { SETTING_UP } from './cases/setting-up.ts';

/** Cases of every rule; a rule without one does not compile. */
const CASES = { ...SETTING_UP, ...FINDING, ...MOVING, ...HAUNTING } satisfies Record<Rule, readonly Case[]>;

describe.each(Object.keys(RULEBOOK) as Rule[])('%s', (rule) => {
  test.each<Case>(CASES[rule])('$shows', (one) => {
    if ('said' in one) {
      expect(lastOf(`${one.at}${one.said.map((line) => `${line}\n`).join('')}`)).toMatchObject(one.gives);
      return;
    }
    const twin = typeof one.legal === 'string' ? { at: one.at, line: one.legal } : one.legal;
    expect(lastOf(one.at).legal).toBeDefined();
    expect(lastOf(`${one.at}${one.refused}\n`)).toMatchObject({ event: one.refused, ok: false, rule });
    expect(lastOf(`${twin.at}${twin.line}\n`)).toMatchObject({ event: twin.line, ok: true });
  });
});
