import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo'

const meta = { title: 'Chrome/Logo', component: Logo } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Mark: Story = { args: { shape: 'mark' } }

export const Large: Story = { args: { style: { height: 160 } } }
