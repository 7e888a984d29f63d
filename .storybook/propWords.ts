import type { ReactRenderer } from '@storybook/react-vite'
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'

/** What a prop means in every component that has it: said once here, where its type says nothing else. */
const WORDS: Record<string, string> = {
  'aria-label': 'Its name, for screen readers.',
  actionHref: 'Where the action leads that a buyer may take instead of seeing the price.',
  addresses: 'Those to choose from, by the wire’s names.',
  amounts: 'By the wire’s names, as decimal strings.',
  autoComplete: 'What a browser may fill in.',
  base_price: 'What one costs before any tier, as decimal string; absent where it may not be seen.',
  brand: 'Those of the common configuration, by the wire’s names.',
  buy_state: 'Whether it can be bought by who looks at it, and if not, why.',
  busy: 'What was pressed is under way.',
  children: 'What stands inside.',
  cartHref: 'Where the cart is.',
  chosen: 'What is chosen now.',
  defaultOpen: 'Whether it is open at first, where the caller does not hold that.',
  defaultValue: 'What it begins with, where the caller does not hold the value.',
  description: 'One sentence below the title.',
  disabled: 'Shown, and cannot be used.',
  documents: 'Names, and where each stands in words.',
  draw: 'What `usePrizeDraw` of `@yaoji/hooks` gives.',
  facets: 'What can be chosen, with how many goods each choice has.',
  failure: 'What the client threw, or null.',
  fullWidth: 'As wide as what it stands in.',
  goods: 'By the wire’s names; the type lists those that are shown.',
  goods_image: 'The pictures, in the order in which they are shown.',
  goodsHref: 'Where a goods’ own page is.',
  homeHref: 'Where the home page is.',
  hot_line: 'The number to call; empty where there is none.',
  href: 'Where it leads.',
  hrefOf: 'Where an entry leads.',
  hrefs: 'Where each of its links leads.',
  inputMode: 'The keyboard that a phone shows.',
  isBusy: 'Whether an add of that goods is on its way.',
  items: 'What it lists, in order.',
  kind: 'What sort it is.',
  label: 'Its name, read and read out.',
  filter: 'The filter that is chosen.',
  filter_data: 'The filters, with how many lines each leaves.',
  last_page: 'Number of the last page.',
  legend: 'What is chosen between.',
  legendHidden: 'The legend is read out and not shown.',
  licenceHref: 'Where licences are renewed.',
  licence_state: 'Where the buyer’s licences stand.',
  licences: 'The shop’s own, with their numbers.',
  links: 'By the wire’s names.',
  list: 'What it shows, in order.',
  loadRegions: 'Asks for the regions below one; the provinces for none.',
  loginHref: 'Where one logs in.',
  moreHref: 'Where there is more of it.',
  moreText: 'What the way to more is called.',
  name: 'Its name.',
  offers: 'The ways to pay that there are, by the wire’s names.',
  onAdd: 'The press on add.',
  onAddToDesktop: 'The press on 添加到桌面.',
  onCheckAll: 'All lines are to be chosen, or none.',
  onCheckout: 'The press that goes on to checkout.',
  onLogout: 'The press on 退出.',
  onDelete: 'Is given what is to be deleted.',
  onNumber: 'Is given the line and its new number.',
  onRetry: 'The press on 重试.',
  open: 'Whether it is open, where the caller holds that.',
  options: 'What there is to choose from.',
  orderHref: 'Where the order is shown.',
  parts: 'One for each order that comes of it, with its lines.',
  payHref: 'Where an order is paid.',
  payment: 'Where the payment stands, by the wire’s names.',
  placeholder: 'An example of what may be typed.',
  promotions: 'The offers, by the wire’s names.',
  qq2: 'The second number; empty where there is none.',
  recordHref: 'Where the record can be looked up.',
  required: 'It must be filled in.',
  rule: 'How many may be bought: least, step, most, stock and unit.',
  size: 'How large it is.',
  sorts: 'The orders that a list can have.',
  style: 'Styles of its own element.',
  title: 'Its heading.',
  total: 'What the cart comes to, by the wire’s names.',
  transfer: 'The account and what was handed in, by the wire’s names.',
  unit: 'Packing unit: 盒.',
  user: 'Who is logged in; null for a visitor.',
  value: 'What it holds, where the caller keeps the value.',
  view: 'As cards or as rows.',
}

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^className$/, 'A class more for its element.'],
  [/ClassName$/, 'A class for that part.'],
  [/^on(Filter|[A-Z]\w*Change)$/, 'Is given what was chosen or typed.'],
]

function wordsFor(name: string): string | undefined {
  return WORDS[name] ?? PATTERNS.find(([pattern]) => pattern.test(name))?.[1]
}

/**
 * Gives the rows of a property table that have no words of their own those that hold everywhere; also those of plain
 * attributes, which are listed only because stories use them.
 */
export const describeProps: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, initialArgs }) => {
  const attributes = Object.keys(initialArgs).map(name => [name, { name }] as const)
  const rows: Record<string, InputType> = { ...Object.fromEntries(attributes), ...argTypes }
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      row.description ? row : { ...row, description: wordsFor(name) },
    ]),
  ) as typeof argTypes
}
