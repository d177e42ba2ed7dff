import { FIREFOX } from './firefox.ts';
import { journeyIn } from './journey-in.ts';

journeyIn(FIREFOX);
