import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { LoginPanel, type LoginPanelProps } from './LoginPanel'

const LOGIN: LoginPanelProps = {
  hint: '登录后回到刚才的页面',
  picture: { href: '/sale', image: '/sale.jpg', title: '秋冬备货' },
  links: [['注册会员', '/register']],
}

test('the panel has a name, says where the login leads, and has other ways to go', async () => {
  const { container, rerender } = render(<LoginPanel {...LOGIN}>表单</LoginPanel>)
  const panel = within(screen.getByRole('region', { name: '账号登录' }))
  expect(panel.getByText('登录后回到刚才的页面')).toBeTruthy()
  expect(panel.getByRole('link', { name: '注册会员' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: '秋冬备货' }).getAttribute('href')).toBe('/sale')
  await expectAccessible(container)
  rerender(<LoginPanel links={[]}>表单</LoginPanel>)
  expect(screen.queryByRole('link')).toBeNull()
})

testConformance(exported, { LoginPanel: { props: { ...LOGIN } } })
