import { axeFindsNothing } from '../support/night-phone.ts';
import { ASIDES, ENDS } from '../support/nights.ts';

axeFindsNothing({ ...ASIDES, ...ENDS });
