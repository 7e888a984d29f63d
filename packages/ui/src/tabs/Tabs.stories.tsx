import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '../select'
import { Tabs } from './Tabs'

const meta = {
  title: 'Chrome/Tabs',
  component: Tabs,
  args: {
    label: '订单状态',
    items: [
      { value: 'all', name: '全部' },
      { value: 'unpaid', name: '待付款', count: 2 },
      { value: 'unsent', name: '待发货', count: 5 },
      { value: 'sent', name: '待收货', count: 128 },
      { value: 'done', name: '已完成' },
      { value: 'cancelled', name: '已取消', disabled: true },
    ],
    children: (value: string) => <p>{value === 'all' ? '全部订单' : '该状态的订单'}</p>,
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { defaultValue: 'sent' } }

export const TooMany: Story = {
  args: {
    label: '分类',
    items: Array.from({ length: 24 }, (_, index) => ({
      value: String(index),
      name: `第 ${index + 1} 类医疗器械`,
      count: index * 7,
    })),
  },
}

export const One: Story = { args: { items: [{ value: 'all', name: '全部' }] } }

export const WithAside: Story = {
  args: {
    aside: (
      <Select
        label="门店"
        labelHidden
        options={[
          { value: '', name: '全部门店' },
          { value: '1', name: '武汉市江岸区仁和大药房' },
        ]}
        value=""
      />
    ),
  },
}

export const WithAsideNarrow: Story = {
  ...WithAside,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const Vertical: Story = { args: { orientation: 'vertical' } }

export const LongWords: Story = {
  args: {
    label: '门店',
    items: [
      {
        value: '1',
        name: '国药控股国大药房连锁有限公司成都锦江区春熙路第二十七分店（中西药房）',
        count: 12_800,
      },
      { value: '2', name: '武汉市江岸区仁和大药房' },
    ],
    children: (value: string) => <p>门店 {value} 的订单</p>,
  },
}
