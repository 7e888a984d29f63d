import type { Meta, StoryObj } from '@storybook/react-vite'
import { todosForStory } from './fixtures'
import { type Todo, TodoList, type TodoListProps } from './TodoList'

const meta = {
  title: 'Account/TodoList',
  component: TodoList<Todo>,
  args: {
    'aria-label': '今日待办',
    todos: todosForStory,
    actionOf: ({ kind }) => ({ text: '去处理', href: `#${kind}` }),
  },
} satisfies Meta<TodoListProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { todos: undefined } }

export const LongWords: Story = {
  args: {
    todos: [
      {
        kind: 'document',
        urgency: 'late',
        title: '第二类精神药品与含特殊药品复方制剂定点批发企业购买资格证明文件已到期',
        text: '到期后不能购买此类商品，请上传新版证明文件；审核一般需要一个工作日，期间已提交的订单照常发货',
      },
    ],
  },
}

export const Many: Story = {
  args: {
    todos: Array.from({ length: 30 }, (_, at) => ({
      kind: 'pay',
      urgency: 'soon' as const,
      title: `订单 ${at + 1} 待付款`,
      text: '11-23 09:12 前付款',
    })),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
