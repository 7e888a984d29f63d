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

export const LongWords: Story = {
  args: {
    data: {
      company:
        '新疆维吾尔自治区伊犁哈萨克自治州察布查尔锡伯自治县康宁医药连锁有限责任公司第二十七分店（中西药房）',
      credit_code: '91654022MA6CEXAM1X',
      legal_person: '阿卜杜热合曼·买买提吐尔逊',
      person: '古丽努尔·阿卜杜热合曼·买买提吐尔逊',
      identity: '654022199001011234',
    },
  },
}

export const Links: Story = { render: () => <AuthorisationLinks filledHref="#filled" blankHref="#blank" /> }

export const Dark: Story = { globals: { theme: 'dark' } }
