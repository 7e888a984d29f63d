import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewPasswordField } from './NewPasswordField'
import { PasswordStrength } from './PasswordStrength'

const meta = {
  title: 'Form/PasswordStrength',
  component: PasswordStrength,
  args: { password: 'Kangning-2026-yao' },
} satisfies Meta<typeof PasswordStrength>

export default meta
type Story = StoryObj<typeof meta>

export const Strong: Story = {}

export const Medium: Story = { args: { password: 'Kangning88' } }

export const Weak: Story = { args: { password: 'kangningda' } }

export const NotAllowed: Story = { args: { password: 'kangning', names: ['kangning'] } }

export const Empty: Story = { args: { password: '' } }

export const Dark: Story = { args: { password: 'Kangning88' }, globals: { theme: 'dark' } }

export const NewPassword: Story = { render: () => <NewPasswordField names={['13800000001']} /> }
