import { createElement, memo, type ReactNode, useId } from 'react';
import { SLIM, WIDE } from '../../figures/drawing.ts';
import type { Kind } from '../../figures/kind.ts';
import { fluidElements } from '../../figures/render/fluid.ts';
import type { SvgNode } from '../../lib/markup.ts';
import type { FigureOf, FigureType, WordsOf } from '../../schemas/figures/index.ts';

interface Props<T extends FigureType> {
  kind: Kind<T>;
  figure: FigureOf<T>;
  words: WordsOf<T>;
  alt: string;
}

/** A drawing as elements: Trusted Types allow no markup. */
export const Drawing = memo(function Drawing<T extends FigureType>({
  kind,
  figure,
  words,
  alt,
}: Props<T>) {
  const id = useId();
  return fluidElements(kind.draw(figure, SLIM, words), kind.draw(figure, WIDE, words), alt, id).map(
    nodeOf,
  );
}) as <T extends FigureType>(props: Props<T>) => ReactNode;

function nodeOf(node: SvgNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { class: className, 'marker-end': markerEnd, ...attributes } = node.attributes;
  return createElement(
    node.name,
    { key, className, markerEnd, ...attributes },
    ...node.children.map(nodeOf),
  );
}
