import type { Table as Data } from '../../figures/kind.ts';

/** A table whose first column names its rows; the site’s script makes it a tab stop where it is too wide. */
export function Table({ label, head, rows }: Data & { label: string }) {
  return (
    // biome-ignore lint/a11y: a box that scrolls is a tab stop, and no fieldset
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {head.map((name) =>
              name ? (
                <th key={name} scope="col">
                  {name}
                </th>
              ) : (
                <td key="" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and none keeps a state
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
