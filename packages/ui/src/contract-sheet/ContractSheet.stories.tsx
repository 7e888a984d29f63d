import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContractSheet } from './ContractSheet'
import { agreementForStory } from './fixtures'

const many = agreementForStory({
  terms: Array.from({ length: 16 }, (_, at) => ({
    title: `第 ${at + 1} 条`,
    paragraphs: [
      '甲方应当在约定的时间内将药品运到乙方许可证上的地址，运输途中保持说明书规定的温度，并随货附同行单与检验报告。',
      '乙方收货时应当当场查验数量与外观，冷藏药品应当查验运输温度记录，有异议的在收货后三日内提出。',
    ],
  })),
})

const meta = {
  title: 'Account/ContractSheet',
  component: ContractSheet,
  args: { agreement: agreementForStory(), details: ['编号 HT2026-0001', '签订时间 2026-01-05 10:00:00'] },
} satisfies Meta<typeof ContractSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {}

export const ToSign: Story = { args: { agreement: many, details: [], scrolls: true } }

export const VeryLong: Story = { args: { agreement: many } }

export const WithoutTerms: Story = { args: { agreement: agreementForStory({ terms: [] }) } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
