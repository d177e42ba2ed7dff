/** Two nights, or a night and the mean of many, side by side: a line for each figure. */
export function Compare(props: {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [label: string, ...figures: string[]])[];
}) {
  const { title, heads, rows } = props;
  return (
    <table class="compare" aria-label={title}>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...figures]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map((figure, place) => (
              <td key={heads[place]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
