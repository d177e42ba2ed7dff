import { journeyIn } from './journey-in.ts';
import { WEBKIT } from './webkit.ts';

journeyIn(WEBKIT);
