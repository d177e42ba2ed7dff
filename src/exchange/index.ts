/** How games leave the device and come to it: as text, as a link, as a QR code, as one file of all. The only door. */
export {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackedUp,
  type Backup,
  backupText,
  type Library,
  readBackup,
} from './backup.ts';
export {
  type Found,
  findInBytes,
  findInLink,
  findInText,
  MOST_BACKUP,
  MOST_EDITION,
  type Nothing,
} from './found.ts';
export { type BadLine, type GameReading, type ReadGame, readGameText } from './game.ts';
export { packedIn, packText, type Unpacked, unpackText } from './link.ts';
export { bgStatsAddress, type FinishedPlay } from './play-log.ts';
export { type Square, squareOf } from './square.ts';
export { isSameGame, type Told, transcriptOf } from './written.ts';
