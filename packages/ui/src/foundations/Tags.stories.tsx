import type { Meta, StoryObj } from '@storybook/react-vite'
import { TAG_NAMES, type TagKind } from '@yaoji/domain'
import { GoodsTag, GoodsTags } from '../goods-tag'
import { TokenTable, tokenCell } from '../part/testing/TokenTable'

const meta = { title: 'Foundations/Tags' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface TagRow {
  /** When a product has the tag. */
  when: string
  /** What the tag says of one product. */
  describe: string
}

/** The tags in the order in which a product lists them: the nearest end first. */
const ROWS: Readonly<Record<TagKind, TagRow>> = {
  秒: {
    when: 'its second-kill is running: a price for hours and a limited number',
    describe: '14:00 场限时秒杀，每店限购 20 盒',
  },
  特: { when: 'today it has a special price', describe: '每日特价，当日有效，售完恢复原价' },
  优: { when: 'a larger number has a lower price', describe: '10 盒、50 盒起享阶梯价' },
  满: { when: 'it counts for a reduction of the whole order', describe: '满 500 减 20' },
  赠: { when: 'a gift comes with it', describe: '买 10 盒赠 1 盒' },
  换购: { when: 'with it another product can be bought for less', describe: '满 300 元加 9.90 元换购' },
  新: { when: 'it is new in the shop', describe: '本月上新' },
}

export const Kinds: Story = {
  render: () => (
    <TokenTable name="Tags" heads={['Order', 'Tag', 'Read out', 'A product has it when', 'Promise']}>
      {(Object.keys(ROWS) as TagKind[]).map((kind, at) => (
        <tr key={kind}>
          <td style={tokenCell}>{at + 1}</td>
          <td style={tokenCell}>
            <GoodsTag name={kind} describe={ROWS[kind].describe} />
          </td>
          <td style={tokenCell}>{TAG_NAMES[kind]}</td>
          <td style={tokenCell}>{ROWS[kind].when}</td>
          <td style={tokenCell}>{ROWS[kind].describe}</td>
        </tr>
      ))}
    </TokenTable>
  ),
}

/** The service decides which are shown: `is_show`. A card has room for three. */
export const OfOneProduct: Story = {
  render: () => (
    <GoodsTags
      tags={(Object.keys(ROWS) as TagKind[]).map((name, at) => ({
        name,
        describe: ROWS[name].describe,
        is_show: at < 3 ? 1 : 0,
      }))}
    />
  ),
}
