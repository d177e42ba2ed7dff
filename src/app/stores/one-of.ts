import * as v from 'valibot';

/**
 * A form that is one of several. valibot's own unions and variants would come with the first page, which needs none:
 * what any file uses of a library lies where the first one does.
 */
export function oneOf<const F extends readonly v.GenericSchema[]>(
  ...forms: F
): v.GenericSchema<unknown, v.InferOutput<F[number]>> {
  const isOne = (data: unknown): boolean => forms.some((form) => v.safeParse(form, data).success);
  return v.pipe(
    v.unknown(),
    v.check(isOne),
    v.transform((data) => data as v.InferOutput<F[number]>),
  );
}
