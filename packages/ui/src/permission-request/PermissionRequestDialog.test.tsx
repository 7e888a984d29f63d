import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ToastProvider } from '../toast'
import { permissionGoodsForStory } from './fixtures'
import * as exported from './index'
import {
  PermissionRequestDialog,
  type PermissionRequestDialogProps,
  type permissionRequestDialogLabels,
} from './PermissionRequestDialog'
import { type PermissionRequest, permissionRequestOf } from './permissionRequestForm'

function open(props: Partial<PermissionRequestDialogProps> = {}) {
  const onClose = vi.fn()
  const onConfirm = vi.fn<(request: PermissionRequest) => Promise<unknown>>(async () => {})
  render(
    <PermissionRequestDialog
      goods={permissionGoodsForStory()}
      onClose={onClose}
      onConfirm={onConfirm}
      {...props}
    />,
    { wrapper: ToastProvider },
  )
  return { onClose, onConfirm, user: userEvent.setup() }
}

const number = () => screen.getByRole('textbox', { name: /每月预计采购数量/ })
const submit = () => screen.getByRole('button', { name: '提交申请' })

test('[RT-36] it says what is requested, and sends product, packs a month and reason', async () => {
  const { user, onClose, onConfirm } = open()
  const dialog = screen.getByRole('dialog', { name: '申请采购权限' })
  expect(dialog.textContent).toContain('复方丹参滴丸，27mg×180丸/瓶，天士力医药集团股份有限公司。')
  expect(number()).toHaveProperty('value', '5')
  expect(screen.getByText('瓶')).toBeTruthy()
  await expectAccessible(dialog)
  await user.clear(number())
  await user.type(number(), '60')
  await user.type(screen.getByRole('textbox', { name: '说明' }), ' 社区店 ')
  await user.click(submit())
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({
    name: '复方丹参滴丸',
    ypgg: '27mg×180丸/瓶',
    sccj: '天士力医药集团股份有限公司',
    approval_no: '国药准字Z10950111',
    number: 60,
    remark: '申请控销采购权限，商品编码 K0001；社区店',
  })
  expect(await screen.findByText('申请已提交')).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['', '0', '1000000', '2.5', '十瓶'])(
  '[RT-36] with %o packs a month nothing is sent',
  async text => {
    const { user, onConfirm } = open()
    await user.clear(number())
    if (text) await user.type(number(), text)
    await user.click(submit())
    expect(screen.getByRole('alert').textContent).toContain('请填写每月预计采购数量')
    expect(onConfirm).not.toHaveBeenCalled()
  },
)

test('[RT-36] it says that there is a request already, and where closing leads', async () => {
  const { user, onClose, onConfirm } = open({ sent: '待处理', leadsBack: true })
  expect(screen.getByText('已有这个商品的申请，待处理。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '返回' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('[RT-36] without a product it is closed', () => {
  open({ goods: null })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[RT-36] a refusal stays in the dialog', async () => {
  const refusal = Object.assign(new Error('请稍后再试'), { kind: 'refused', code: 422 })
  const { user, onClose } = open({ onConfirm: () => Promise.reject(refusal) })
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('请稍后再试')
  expect(onClose).not.toHaveBeenCalled()
})

test('[RT-36] texts that are too long for the service are cut, and an empty reason is left out', () => {
  const form = new FormData()
  form.set('number', '1')
  form.set('remark', '  ')
  const long = { name: '药'.repeat(61), ypgg: '规'.repeat(61), sccj: '厂'.repeat(61) }
  expect(
    permissionRequestOf(permissionGoodsForStory({ ...long, approval_no: '号'.repeat(41) }), form),
  ).toEqual({
    name: '药'.repeat(60),
    ypgg: '规'.repeat(60),
    sccj: '厂'.repeat(60),
    approval_no: '号'.repeat(40),
    number: 1,
    remark: '申请控销采购权限，商品编码 K0001',
  })
  expect(permissionRequestOf(permissionGoodsForStory(), new FormData())).toBeNull()
})

test('other words replace those of the component', () => {
  const labels = { submit: 'Request', cancel: 'Cancel' } satisfies Partial<
    typeof permissionRequestDialogLabels
  >
  open({ labels })
  expect(screen.getByRole('button', { name: 'Request' })).toBeTruthy()
})

testConformance(exported, {
  PermissionRequestDialog: {
    props: { goods: permissionGoodsForStory(), onClose: () => {}, onConfirm: async () => {} },
    inside: part => <ToastProvider>{part}</ToastProvider>,
  },
})
