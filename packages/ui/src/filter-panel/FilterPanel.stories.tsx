import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen } from 'storybook/test'
import { Text } from '../text'
import type { Chosen, Facet } from './choice'
import { FilterPanel, type FilterPanelProps } from './FilterPanel'

const makers = [
  '石药集团欧意药业有限公司',
  '华北制药股份有限公司',
  '扬子江药业集团有限公司',
  '齐鲁制药有限公司',
  '江苏恒瑞医药股份有限公司',
  '珠海联邦制药股份有限公司中山分公司',
  '哈药集团制药总厂',
  '香港澳美制药厂',
  '广州白云山制药股份有限公司广州白云山制药总厂',
  '北京同仁堂科技发展股份有限公司制药厂',
]

const facetOf = (key: string, name: string, values: readonly string[]): Facet => ({
  key,
  name,
  values: values.map((value, index) => ({ value, name: value, count: Math.max(1, 412 - index * 37) })),
})

const facets: readonly Facet[] = [
  facetOf('category', '分类', ['抗感染药', '心脑血管用药', '消化系统用药', '呼吸系统用药', '皮肤科用药']),
  facetOf('sccj', '厂家', makers),
  {
    ...facetOf('dosage_form', '剂型', ['片剂', '胶囊剂', '颗粒剂', '注射剂', '口服液', '软膏剂', '贴剂']),
    multiple: true,
  },
]

const meta = {
  title: 'Search/FilterPanel',
  component: FilterPanel,
  args: { facets, chosen: {}, onChosenChange: () => {}, total: 1286 },
  render: args => <Held {...args} />,
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

function Held(args: FilterPanelProps) {
  const [chosen, setChosen] = useState<Chosen>(args.chosen)
  return (
    <>
      <FilterPanel {...args} chosen={chosen} onChosenChange={setChosen} />
      <Text>手机上，筛选项在“筛选”按钮打开的面板里。</Text>
    </>
  )
}

export const Default: Story = {}

export const WithChoice: Story = {
  args: { chosen: { sccj: ['香港澳美制药厂'], dosage_form: ['片剂', '胶囊剂'] } },
}

export const Unfolded: Story = {
  args: {
    facets: [
      facetOf(
        'sccj',
        '厂家',
        Array.from({ length: 120 }, (_, index) => `${makers[index % makers.length]}（${index + 1} 车间）`),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // The buttons of facets are on wide screens only.
    const makersButton = canvas.queryByRole('button', { name: '厂家' })
    if (makersButton) await userEvent.click(makersButton)
  },
}

export const InASheet: Story = {
  name: 'In a sheet, on narrow screens',
  args: { chosen: { dosage_form: ['片剂'] } },
  play: async ({ canvas, userEvent }) => {
    // The button is on narrow screens only.
    const open = canvas.queryByRole('button', { name: /^筛选/ })
    if (!open) return
    await userEvent.click(open)
    await screen.findByRole('dialog', undefined, { timeout: 10_000 })
  },
}

export const NoFacetsLeft: Story = {
  args: {
    facets: [{ key: 'sccj', name: '厂家', values: [] }],
    chosen: { sccj: ['香港澳美制药厂'] },
    total: 0,
  },
}

export const NothingToFilter: Story = { args: { facets: [] } }
