import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { StepBar } from './StepBar'
import { StepHelp } from './StepHelp'

const steps = [
  { title: '注册账号', href: '/register/step1' },
  { title: '企业信息' },
  { title: '上传资质', href: '/register/step3' },
]

test('the current step is announced; steps before it are done, and links where they have an address', () => {
  const { rerender } = render(<StepBar steps={steps} current={2} />)
  expect(screen.getByText('企业信息').closest('[aria-current="step"]')).not.toBeNull()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/register/step1'])
  const states = screen.getAllByRole('listitem').map(step => step.dataset.state)
  expect(states).toEqual(['done', 'current', 'ahead'])
  rerender(<StepBar steps={steps} current={4} />)
  expect(screen.getAllByText('（已完成）')).toHaveLength(3)
  expect(document.querySelector('[aria-current]')).toBeNull()
})

test('its texts can be replaced', () => {
  render(<StepBar steps={steps} current={2} labels={{ bar: '注册进度', done: '（完成）' }} />)
  expect(screen.getByRole('navigation', { name: '注册进度' })).toBeTruthy()
  expect(screen.getByText('（完成）')).toBeTruthy()
})

test('axe', async () => {
  const { container } = render(<StepBar steps={steps} current={2} />)
  await expectAccessible(container)
})

test('beside the steps is what they consist of, and where help is', async () => {
  const { container, rerender } = render(
    <StepHelp title="注册流程" parts={['验证手机号', '上传证照']} contact="需要帮助，请拨打 400-000-0000" />,
  )
  expect(screen.getByRole('complementary')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('需要帮助，请拨打 400-000-0000')).toBeTruthy()
  await expectAccessible(container)
  rerender(<StepHelp title="注册流程" parts={[]} />)
  expect(screen.queryByText(/需要帮助/)).toBeNull()
})

testConformance(exported, {
  StepBar: { props: { steps, current: 2 } },
  StepHelp: { props: { title: '注册流程', parts: ['验证手机号'] } },
})
