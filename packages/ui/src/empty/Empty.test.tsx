import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkButton } from '../button'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Empty } from './Empty'
import * as exported from './index'

test('[ER-10] it says what is missing and leads on; the picture is not read out', async () => {
  const { container } = render(
    <Empty title="购物车空空如也~" actions={<LinkButton href="/list">去选购</LinkButton>} />,
  )
  expect(screen.getByText('购物车空空如也~')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去选购' }).getAttribute('href')).toBe('/list')
  expect(screen.queryByRole('img')).toBeNull()
  await expectAccessible(container)
})

testConformance(exported, {
  Empty: {
    props: { title: '暂无消息', text: '稍后再来', actions: <LinkButton href="/list">去选购</LinkButton> },
  },
})
