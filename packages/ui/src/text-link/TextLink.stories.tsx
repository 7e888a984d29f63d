import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text'
import { TextLink } from './TextLink'

const meta = {
  title: 'Page/TextLink',
  component: TextLink,
  args: { href: '#forgotten', children: '忘记密码' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Colour alone does not show it between words. */
export const BetweenWords: Story = {
  render: () => (
    <Text>
      哪里没有写清楚，可以
      <TextLink href="#feedback" underlined>
        告诉我们
      </TextLink>
      。
    </Text>
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
