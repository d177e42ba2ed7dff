import { CHROMIUM } from './chromium.ts';
import { journeyIn } from './journey-in.ts';

journeyIn(CHROMIUM);
