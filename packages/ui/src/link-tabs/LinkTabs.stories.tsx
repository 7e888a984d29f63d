import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkTabs } from './LinkTabs'

const meta = {
  title: 'Page/LinkTabs',
  component: LinkTabs,
  args: {
    label: '资讯',
    links: [
      { name: '行业动态', href: '#industry', current: true },
      { name: '公司新闻', href: '#company' },
      { name: '优医荟', href: '#doctors' },
    ],
  },
} satisfies Meta<typeof LinkTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Boxes: Story = {
  args: {
    label: '科室',
    variant: 'boxes',
    links: ['全部科室', '内科', '外科', '儿科', '妇科', '口腔科', '眼科', '皮肤科'].map((name, at) => ({
      name,
      href: `#${at}`,
      current: at === 0,
    })),
  },
}

export const VeryMany: Story = {
  args: {
    variant: 'boxes',
    links: Array.from({ length: 40 }, (_, at) => ({ name: `科室 ${at + 1}`, href: `#${at}` })),
  },
}

export const One: Story = {
  args: { links: [{ name: '行业动态', href: '#industry', current: true }] },
}

export const LongWords: Story = {
  args: {
    links: ['含麻黄碱类复方制剂采购和签收', '医疗器械经营企业监督管理'].map((name, at) => ({
      name: `${name}动态`,
      href: `#${at}`,
      current: at === 0,
    })),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
