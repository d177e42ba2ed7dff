import { axeFindsNothing } from '../support/night-phone.ts';
import { QUESTIONS } from '../support/nights.ts';

axeFindsNothing(QUESTIONS);
