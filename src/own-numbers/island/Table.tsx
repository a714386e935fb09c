import type { Table as Data } from '../../figures/kind.ts';
import { withNoBreakSpaces } from '../../lib/typeset.ts';

/**
 * A table whose first column names its rows; it scrolls, and is a tab stop, where it is too wide
 * (islands/boot/tables.ts).
 */
export function Table({ label, head, rows }: Data & { label: string }) {
  return (
    // biome-ignore lint/a11y: a box that scrolls, and no fieldset
    <div
      className="table-scroll overflow-x-auto"
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y: the keyboard must be able to scroll it
      tabIndex={0}
      data-scrolls=""
    >
      <table className="min-w-full border-collapse text-small/[1.4] tnum">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {head.map((name) =>
              name ? (
                <th key={name} scope="col">
                  {withNoBreakSpaces(name)}
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
