'use client'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { Text, type TextProps } from '../text'
import { TextLink } from '../text-link'
import { type OrderPadSource, unsoldLines } from './OrderPadSource'

export const orderPadNoteLabels = {
  /** Of the last order: the products that are not sold any more. */
  leftOut: (names: readonly string[]) => `这一单还有 ${names.join('、')}，现在不再经营。`,
  /** Of a list: how many of its lines have no product; the link follows. */
  unsold: (lines: number) => `清单里还有 ${lines} 行没有可购买的商品，`,
  toList: '到快捷采购处理',
}

export interface OrderPadNoteProps extends Omit<TextProps, 'children'> {
  source: OrderPadSource
  /** Where the lines of a list get their products. */
  listHref: string
  /** Words in place of those of {@link orderPadNoteLabels}. */
  labels?: Partial<typeof orderPadNoteLabels>
}

/** What the rows of an OrderPad leave out, for its `note`. Renders Text; nothing where nothing is left out. RT-03. */
export const OrderPadNote = forwardRef<HTMLParagraphElement, OrderPadNoteProps>(function OrderPadNote(
  { source, listHref, labels, ...rest },
  ref,
) {
  const words = useLabels('orderPadNote', orderPadNoteLabels, labels)
  const names = source.last?.left_out ?? []
  const lines = unsoldLines(source)
  if (names.length === 0 && lines === 0) return null
  return (
    <Text {...rest} ref={ref}>
      {names.length > 0 && words.leftOut(names)}
      {lines > 0 && words.unsold(lines)}
      {lines > 0 && <TextLink href={listHref}>{words.toList}</TextLink>}
    </Text>
  )
})
