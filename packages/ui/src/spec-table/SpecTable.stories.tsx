import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecTable } from './SpecTable'

const rows = [
  { name: '通用名', value: '阿莫西林胶囊' },
  { name: '商品名', value: '阿莫灵' },
  { name: '规格', value: '0.25g×24粒/盒' },
  { name: '剂型', value: '胶囊剂' },
  { name: '批准文号', value: '国药准字H44021351' },
  { name: '生产厂家', value: '香港澳美制药厂' },
  { name: '处方类别', value: '处方药' },
  { name: '贮藏', value: '遮光，密封保存' },
  { name: '条形码', value: '6901234567892' },
  { name: '件装量', value: '400 盒' },
  { name: '医保类别', value: '' },
]

const meta = {
  title: 'Goods/SpecTable',
  component: SpecTable,
  args: { rows },
} satisfies Meta<typeof SpecTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Few: Story = { args: { rows: rows.slice(0, 2) } }

export const TooLong: Story = {
  args: {
    rows: [
      {
        name: '适应症',
        value:
          '适用于敏感菌（不产β内酰胺酶菌株）所致的下列感染：溶血链球菌、肺炎链球菌、葡萄球菌或流感嗜血杆菌所致中耳炎、鼻窦炎、咽炎、扁桃体炎等上呼吸道感染。',
      },
      ...rows.slice(0, 3),
    ],
  },
}
