import type { ReactRenderer } from '@storybook/react-vite'
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'

/**
 * Descriptions for rows without a docstring: attributes of HTML, which components inherit, and props of the library's own
 * that mean the same in every component. A docstring replaces the description. Delete an entry when every prop of the
 * name has a docstring.
 */
const DESCRIPTIONS: Record<string, string> = {
  'aria-label': 'The accessible name.',
  actionHref: 'The address of the action that a buyer can take when the price is hidden.',
  addresses: 'The addresses to choose from, with the wire’s names.',
  amounts: 'The amounts as decimal strings, with the wire’s names.',
  autoComplete: 'The kind of value that a browser can fill in.',
  base_price:
    'The price of one unit before any tier, as a decimal string; absent when the viewer may not see it.',
  buy_state: 'Whether the viewer can buy the product, and if not, why.',
  busy: 'The action is running.',
  children: 'The content.',
  cartHref: 'The address of the cart.',
  chosen: 'The current choice.',
  defaultOpen: 'Whether it is open at first, when it is uncontrolled.',
  defaultValue: 'The first value, when it is uncontrolled.',
  description: 'One sentence below the title.',
  disabled: 'It is shown and cannot be used.',
  documents: 'The documents: names, and the state of each as text.',
  facets: 'The choices, each with its number of products.',
  failure: 'The error of the client, or null.',
  goods: 'The product, with the wire’s names; the type lists the fields that are shown.',
  goods_image: 'The pictures, in display order.',
  goodsHref: 'The address of a product page.',
  href: 'The address of the link.',
  hrefs: 'The addresses of its links.',
  inputMode: 'The keyboard that a phone shows.',
  items: 'The entries, in order.',
  kind: 'The variant.',
  label: 'The visible and accessible name.',
  filter: 'The current filter.',
  licence_state: 'The state of the buyer’s licences.',
  links: 'The links, with the wire’s names.',
  list: 'The entries, in order.',
  name: 'The name.',
  onAdd: 'Called by a click on add.',
  onCheckAll: 'Called to choose all lines or none.',
  onCheckout: 'Called by a click on the button to the checkout.',
  onDelete: 'Called with the entries to delete.',
  open: 'Whether it is open, when it is controlled.',
  options: 'The choices.',
  payHref: 'The address where an order is paid.',
  payment: 'The state of the payment, with the wire’s names.',
  placeholder: 'An example of a value.',
  promotions: 'The promotions, with the wire’s names.',
  required: 'A value is required.',
  rule: 'How many can be bought: minimum, step, maximum, stock and unit.',
  size: 'The size.',
  sorts: 'The sort orders of the list.',
  style: 'Inline styles of its element.',
  title: 'The heading.',
  total: 'The totals of the cart, with the wire’s names.',
  transfer: 'The bank account and the reported transfer, with the wire’s names.',
  unit: 'The packing unit: 盒.',
  user: 'The user who is logged in; null for a visitor.',
  value: 'The value, when it is controlled.',
  view: 'Cards or rows.',
}

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^className$/, 'An additional class for its element.'],
  [/ClassName$/, 'A class for that part.'],
  [/^on(Filter|[A-Z]\w*Change)$/, 'Called with the new value.'],
]

function descriptionOf(name: string): string | undefined {
  return DESCRIPTIONS[name] ?? PATTERNS.find(([pattern]) => pattern.test(name))?.[1]
}

/** `{@link name}` as code: a property table has no such links. */
const withoutLinks = (description: string) => description.replaceAll(/\{@link (\S+?)\}/g, '`$1`')

/** A default that is a text has quotes in its docstring, and the reader of the types adds its own: one pair is enough. */
function tableOf({ table }: InputType): InputType['table'] {
  const summary = table?.defaultValue?.summary?.replace(/^"'(.*)'"$/, '"$1"')
  return summary === undefined ? table : { ...table, defaultValue: { ...table?.defaultValue, summary } }
}

/**
 * Adds the common descriptions to the rows of a property table that have none, also to plain attributes, which are
 * listed only because stories use them.
 */
export const describeProps: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, initialArgs }) => {
  const attributes = Object.keys(initialArgs).map(name => [name, { name }] as const)
  const rows: Record<string, InputType> = { ...Object.fromEntries(attributes), ...argTypes }
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      {
        ...row,
        description: row.description ? withoutLinks(row.description) : descriptionOf(name),
        table: tableOf(row),
      },
    ]),
  ) as typeof argTypes
}
