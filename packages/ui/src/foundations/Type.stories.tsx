import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenRows, TokenTable, tokenCell } from '../part/testing/TokenTable'
import { Price } from '../price'
import { theme } from '../theme/contract.css'
import { fontSize, fontStack, fontWeight, lineHeight } from '../theme/scale'

const meta = { title: 'Foundations/Type' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const NAME = '阿莫西林胶囊 0.25g×24粒'
const TEXT =
  '含麻黄碱类复方制剂须由企业对公账户付款，收货后五日内上传签字盖章的回执，逾期未上传的将暂停购买。'

export const Sizes: Story = {
  render: () => (
    <TokenRows
      name="fontSize"
      values={fontSize}
      look={value => <span style={{ fontSize: value, lineHeight: lineHeight.tight }}>阿莫西林 ¥12.80</span>}
      use={{
        xs: 'tags, columns of tables, what explains a field',
        s: 'rows of tables, hints',
        m: 'text, fields, buttons',
        l: 'headings of panels and dialogs, prices of rows',
        xl: 'the heading of a page, prices of cards and totals',
        xxl: 'the price of a product page, the amount to pay',
      }}
    />
  ),
}

export const Weights: Story = {
  render: () => (
    <TokenRows
      name="fontWeight"
      values={fontWeight}
      look={value => <span style={{ fontWeight: value, fontSize: fontSize.l }}>{NAME}</span>}
      use={{
        normal: 'text, names in tables',
        medium: 'names on cards, buttons, prices',
        bold: 'headings, totals, the chosen tab',
      }}
    />
  ),
}

export const LineHeights: Story = {
  render: () => (
    <TokenRows
      name="lineHeight"
      values={lineHeight}
      look={value => <p style={{ lineHeight: value, maxWidth: 320, fontSize: fontSize.m }}>{TEXT}</p>}
      use={{ text: 'text of one line and more', tight: 'headings, numbers, rows of tables' }}
    />
  ),
}

export const Fonts: Story = {
  render: () => (
    <TokenTable name="fontStack" heads={['Font', 'Looks, where it is installed']}>
      {fontStack.split(', ').map(font => (
        <tr key={font}>
          <td style={tokenCell}>
            <code>{font}</code>
          </td>
          <td style={{ ...tokenCell, fontFamily: font, fontSize: fontSize.l }}>{NAME} ¥1,286.40</td>
        </tr>
      ))}
    </TokenTable>
  ),
}

const AMOUNTS = ['12.80', '1286.40', '30226.11', '9.90'] as const

/** Figures of one width, at the end of the cell, so that a column is compared by its length. */
export const NumbersInTables: Story = {
  render: () => (
    <TokenTable
      name="Numbers in a table"
      heads={['Figures of one width', 'Figures of the font']}
      numeric={['Figures of one width']}
    >
      {AMOUNTS.map(amount => (
        <tr key={amount}>
          <td style={{ ...tokenCell, textAlign: 'end' }}>
            <Price value={amount} tone="ink" />
          </td>
          <td style={{ ...tokenCell, textAlign: 'start', fontVariantNumeric: 'proportional-nums' }}>
            ¥{amount}
          </td>
        </tr>
      ))}
    </TokenTable>
  ),
}

/** The sizes of one panel: its heading, its text, what explains it. */
export const Together: Story = {
  render: () => (
    <article style={{ display: 'grid', gap: 8, maxWidth: 480, color: theme.color.ink }}>
      <h1 style={{ fontSize: fontSize.xl, fontWeight: fontWeight.bold, lineHeight: lineHeight.tight }}>
        采购单 YJH26112200000018
      </h1>
      <h2 style={{ fontSize: fontSize.l, fontWeight: fontWeight.bold, lineHeight: lineHeight.tight }}>
        付款说明
      </h2>
      <p style={{ fontSize: fontSize.m, lineHeight: lineHeight.text }}>{TEXT}</p>
      <p style={{ fontSize: fontSize.s, lineHeight: lineHeight.text, color: theme.color.inkMuted }}>
        款项到账后，订单在 10 分钟内更新。
      </p>
    </article>
  ),
}
