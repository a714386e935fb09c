import type { Table as Data } from '../../figures/kind.ts';

/** A table whose first column names its rows. */
export function Table({ label, head, rows }: Data & { label: string }) {
  return (
    // biome-ignore lint/a11y: a box that scrolls is a tab stop where it is too wide (boot/tables.ts), and no fieldset
    <div className="table-scroll overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
      <table className="min-w-full border-collapse text-small/[1.4] tnum">
        <caption className="sr-only">{label}</caption>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((name, i) =>
                name ? (
                  <th key={name} scope="col" className={i > 0 ? 'text-end' : ''}>
                    {name}
                  </th>
                ) : (
                  <td key="" />
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and none keeps a state
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor does a cell
                <td key={i} className="text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
