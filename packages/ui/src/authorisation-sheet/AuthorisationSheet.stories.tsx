import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { AuthorisationLinks } from './AuthorisationLinks'
import { AuthorisationSheet } from './AuthorisationSheet'

const meta = {
  title: 'Account/AuthorisationSheet',
  component: AuthorisationSheet,
  args: {
    back: <LinkButton href="#documents">返回资质证件</LinkButton>,
    data: {
      company: '成都康宁大药房有限公司',
      credit_code: '91510107MA6CEXAM1X',
      legal_person: '陈晓梅',
      person: '李晓梅',
      identity: '510107199001011234',
    },
  },
} satisfies Meta<typeof AuthorisationSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Blank: Story = { args: { data: undefined } }

export const Links: Story = { render: () => <AuthorisationLinks filledHref="#filled" blankHref="#blank" /> }

export const Dark: Story = { globals: { theme: 'dark' } }
