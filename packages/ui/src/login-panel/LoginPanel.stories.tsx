import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from '../form'
import { formForStory } from '../form/fixtures'
import { TextField } from '../text-field'
import { LoginPanel } from './LoginPanel'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="720" height="400"%3E%3Crect width="720" height="400" fill="%23d8e4dc"/%3E%3C/svg%3E'

const meta = {
  title: 'Account/LoginPanel',
  component: LoginPanel,
  args: {
    hint: '登录后回到刚才的页面',
    picture: { href: '#sale', image: PICTURE, title: '秋冬备货，全场满 500 包邮' },
    links: [
      ['注册会员', '#register'],
      ['忘记密码', '#forget'],
    ],
    children: (
      <Form form={formForStory()} submit="登录" narrow>
        <TextField label="手机号 / 用户名" size="l" />
        <TextField label="密码" type="password" size="l" />
      </Form>
    ),
  },
} satisfies Meta<typeof LoginPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutAPicture: Story = { args: { picture: undefined, hint: undefined } }

export const Dark: Story = { globals: { theme: 'dark' } }
