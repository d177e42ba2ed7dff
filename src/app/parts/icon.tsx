import type { DrawingName } from '../../pieces/index.ts';

/** A sign on a control, seen only: the control's words name it. */
export function Icon({ name }: { readonly name: DrawingName }) {
  return <asylum-icon name={name} />;
}
