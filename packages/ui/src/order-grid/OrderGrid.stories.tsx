import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { ArrivalButton } from '../arrival-button'
import { LabelsProvider } from '../labels'
import { en } from '../locales/en'
import { Select } from '../select'
import { EarlierOrders } from './EarlierOrders'
import { REGULAR, StoryGrid, underTheBar } from './fixtures'
import { OrderGrid } from './OrderGrid'

const meta = {
  title: 'Service/OrderGrid',
  parameters: underTheBar,
  // The page is about the component; the stories give the calls to the hook.
  component: OrderGrid as unknown as typeof StoryGrid,
  render: args => <StoryGrid {...args} />,
  argTypes: {
    regular: { table: { disable: true } },
    rows: { table: { disable: true } },
    adds: { table: { disable: true } },
  },
  args: {
    goodsHref: ({ id }) => `#goods-${id}`,
    searchHref: keywords => `#search-${keywords}`,
    cartHref: '#cart',
    goodsAction: goods =>
      goods.buy_state === 'no_stock' ? <ArrivalButton name={goods.name} size="s" /> : null,
    readFile: async () => [
      {
        name: '清单',
        rows: [
          ['品名', '数量'],
          ['布洛芬', '5'],
        ],
      },
    ],
    onTemplate: () => {},
    onExport: () => {},
  },
} satisfies Meta<typeof StoryGrid>

export default meta
type Story = StoryObj<typeof meta>

const PHONE = { viewport: { value: 'mobile1', isRotated: false } } as const
const TABLET = { viewport: { value: 'tablet', isRotated: false } } as const

export const Default: Story = {
  args: {
    regular: REGULAR,
    start: (
      <Select
        label="常购商品的顺序"
        labelHidden
        options={[{ value: 'times', name: '常购：次数多的在前' }]}
        style={{ width: 216 }}
      />
    ),
    rows: [
      { query: 'blf', number: '20' },
      { query: 'blf', number: '30' },
      { query: 'a', number: '4', takes: true },
      { query: 'amxl', number: '13' },
      { query: 'gml', number: '2' },
      { query: '没有这种药', number: '3' },
    ],
  },
}

export const Empty: Story = {}

export const Matching: Story = {
  args: { rows: [{ query: 'blf', number: '5' }, { query: 'amxl' }], match: () => new Promise(() => {}) },
}

export const MatchFailed: Story = {
  args: { rows: [{ query: 'blf', number: '5' }], match: () => Promise.reject(new Error('busy')) },
}

/** Rows with products to choose from: two of several, two of many, those that are only like the text. */
export const Choices: Story = {
  args: {
    rows: [
      { query: 'a', number: '4' },
      { query: 'many', number: '2' },
      { query: 'like', number: '3' },
    ],
  },
}

/** The products to choose from are lines below their row; digits choose. */
export const Candidates: Story = {
  args: { ...Choices.args },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /选择商品$/ })
    first?.click()
  },
}

/** The first of several products, until the buyer has confirmed it. */
export const Guesses: Story = {
  args: {
    rows: [
      { query: 'a', number: '4', takes: true },
      { query: 'a', number: '2', takes: true },
      { query: 'blf', number: '5' },
    ],
  },
}

export const NoneFound: Story = {
  args: {
    rows: [
      { query: '没有这种药', number: '3' },
      { query: '6.90073E+12', number: '3' },
    ],
  },
}

/** Found by what the company keeps for texts and own codes, and a product that is not sold any more. */
export const OwnCodes: Story = {
  args: {
    rows: [{ query: 'HM-001023', number: '3' }, { query: 'HM-001024', number: '5' }, { query: 'HM-001023' }],
  },
}

/** Numbers that cannot be bought, and what is sold out. */
export const Refused: Story = {
  args: {
    rows: [
      { query: 'gml', number: '2' },
      { query: 'blf', number: '1.5' },
      { query: 'blf', number: '2026-11-23' },
      { query: 'blf', number: '36片' },
      { query: 'amxl', number: '13' },
    ],
  },
}

/** What became of the rows, in one line: refused, changed, added. Each row is a press away. */
export const Result: Story = {
  args: {
    rows: [
      { query: 'blf', number: '7' },
      { query: 'amxl', number: '13' },
      { query: 'blf', number: '4' },
      { query: '没有这种药', number: '3' },
    ],
    adds: true,
    refusedAction: () => <a href="#licence">更新证照</a>,
  },
}

export const TooLong: Story = {
  args: {
    rows: [
      { query: 'long', number: '9999999' },
      { query: `复方${'甘草'.repeat(59)}`, number: '3' },
    ],
  },
}

/** As many rows as the grid takes. */
export const TooMany: Story = {
  args: {
    rows: Array.from({ length: 500 }, (_, at) => ({ query: at % 7 === 6 ? 'a' : 'blf', number: '2' })),
  },
}

/** Between a phone and a desk: columns fold. */
export const Tablet: Story = { args: { ...Default.args }, globals: TABLET }

/** A row has two lines. */
export const Narrow: Story = { args: { ...Default.args }, globals: PHONE }

export const NarrowResult: Story = { args: { ...Result.args }, globals: PHONE }

export const Dark: Story = { args: { ...Default.args }, globals: { theme: 'dark' } }

export const DarkOwnCodes: Story = { args: { ...OwnCodes.args }, globals: { theme: 'dark' } }

export const DarkGuesses: Story = { args: { ...Guesses.args }, globals: { theme: 'dark' } }

/** With the words of `@yaoji/ui/locales/en`. */
export const English: Story = {
  args: { ...Default.args, start: undefined, goodsAction: () => null },
  render: args => (
    <LabelsProvider labels={en}>
      <StoryGrid {...args} lang="en" />
    </LabelsProvider>
  ),
}

export const Earlier: Story = {
  render: () => (
    <EarlierOrders
      orders={[
        {
          id: 7,
          sn: 'YJ26112000000018',
          created_at: '2026-11-20 10:00:00',
          lines: [{ name: '阿莫西林胶囊' }, { name: '板蓝根颗粒' }],
          line_count: 5,
        },
      ]}
      busy={null}
      onAdd={() => {}}
    />
  ),
}
