import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, type ReactNode, StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogOverlay,
  DialogPortal,
  type DialogProps,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  DialogTrigger,
} from './index'

function Page({ rows = ['甲', '乙', '丙'], ...props }: Partial<DialogProps> & { rows?: string[] }) {
  const [left, setLeft] = useState(rows)
  const [row, setRow] = useState<string>()
  return (
    <StrictMode>
      {left.map(name => (
        <button key={name} type="button" onClick={() => setRow(name)}>
          删除{name}
        </button>
      ))}
      <Dialog
        title="开票资料"
        {...props}
        open={row !== undefined}
        onOpenChange={open => !open && setRow(undefined)}
      >
        <input aria-label="税号" />
        <button type="button" onClick={() => setLeft(left.filter(name => name !== row))}>
          移除
        </button>
      </Dialog>
    </StrictMode>
  )
}

const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')

test('[LB-05] it is named, takes the focus to what it is about and keeps it inside', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '删除乙' }))
  expect(screen.getByRole('dialog', { name: '开票资料' })).toBeTruthy()
  expect(focused()).toBe('税号')
  await user.tab({ shift: true })
  expect(focused()).toBe('关闭')
  await user.tab()
  expect(focused()).toBe('税号')
})

test('[LB-05] Esc closes and gives the focus back to the opener', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '删除乙' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(focused()).toBe('删除乙'))
})

test('[LB-05] when the opener is removed the focus goes to what was after it, else before', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '删除乙' }))
  await user.click(screen.getByRole('button', { name: '移除' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe('删除丙'))
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: '移除' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe('删除甲'))
})

test('[ST-06] Esc while text is composed belongs to the input method', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '删除乙' }))
  screen
    .getByRole('textbox')
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true }),
    )
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('the caller may say where the focus goes', async () => {
  const user = userEvent.setup()
  const returnFocus = vi.fn(() => screen.getByText('删除丙'))
  render(<Page returnFocus={returnFocus} />)
  await user.click(screen.getByRole('button', { name: '删除甲' }))
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(focused()).toBe('删除丙'))
})

test('axe', async () => {
  const user = userEvent.setup()
  render(<Page description="修改后需重新审核" />)
  await user.click(screen.getByRole('button', { name: '删除甲' }))
  await expectAccessible(document.body)
})

/** Lets the dialog fade: Radix reads from the computed style whether an animation runs when it closes. */
function fade() {
  const computed = window.getComputedStyle
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    return new Proxy(computed(element, pseudo), {
      get: (style, name) =>
        name === 'animationName'
          ? `fade-${element.getAttribute('data-state')}`
          : Reflect.get(style, name, style),
    })
  })
}

test('[LB-05] [RT-14] while it fades out, Enter and presses no longer do what it offered', async () => {
  fade()
  const pay = vi.fn((event: FormEvent) => event.preventDefault())
  const user = userEvent.setup()
  render(
    <DialogRoot defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>余额支付</DialogTitle>
        <form onSubmit={pay}>
          <input aria-label="登录密码" />
          <button type="submit">确认支付</button>
        </form>
      </DialogContent>
    </DialogRoot>,
  )
  await user.type(screen.getByLabelText('登录密码'), 'x{Escape}')
  const dialog = screen.getByRole('dialog')
  expect(dialog.dataset.state).toBe('closed')
  await user.type(screen.getByLabelText('登录密码'), '{Enter}')
  await user.click(screen.getByRole('button', { name: '确认支付' }))
  expect(pay).not.toHaveBeenCalled()
})

function Invoice(props: DialogRootProps) {
  return (
    <DialogRoot {...props}>
      <DialogTrigger asChild>
        <Button variant="primary">开票资料</Button>
      </DialogTrigger>
      <DialogPortal>
        <DialogOverlay data-testid="overlay" />
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>开票资料</DialogTitle>
          <DialogClose>保存</DialogClose>
        </DialogContent>
      </DialogPortal>
    </DialogRoot>
  )
}

function ControlledInvoice({ onOpenChange }: DialogRootProps) {
  const [open, setOpen] = useState(false)
  return (
    <Invoice
      open={open}
      onOpenChange={(next, details) => {
        setOpen(next)
        onOpenChange?.(next, details)
      }}
    />
  )
}

test('[LB-05] a trigger of your own opens it, and says so', async () => {
  const user = userEvent.setup()
  render(<Invoice />)
  const trigger = screen.getByRole('button', { name: '开票资料' })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(trigger.getAttribute('aria-haspopup')).toBe('dialog')
  expect(trigger.dataset.variant).toBe('primary')
  await user.click(trigger)
  expect(screen.getByRole('dialog', { name: '开票资料' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})

test.each([
  ['uncontrolled', Invoice],
  ['controlled', ControlledInvoice],
])('%s, it says why it opens and closes', async (_, Tested) => {
  const onOpenChange = vi.fn()
  const user = userEvent.setup()
  render(<Tested onOpenChange={onOpenChange} />)
  const open = () => user.click(screen.getByRole('button', { name: '开票资料' }))
  await open()
  await user.keyboard('{Escape}')
  await open()
  await user.click(screen.getByTestId('overlay'))
  await open()
  await user.click(screen.getByRole('button', { name: '保存' }))
  const opened = [true, { reason: 'trigger' }]
  expect(onOpenChange.mock.calls).toEqual([
    ...[opened, [false, { reason: 'escape' }]],
    ...[opened, [false, { reason: 'outside' }]],
    ...[opened, [false, { reason: 'close' }]],
  ])
})

test('labels replace the name of the cross', () => {
  render(<Dialog title="Invoice" defaultOpen labels={{ close: 'Close' }} />)
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

testConformance(exported, {
  DialogRoot: 'it holds whether the dialog is open',
  DialogPortal: 'it moves what is inside to the end of the page',
  DialogTrigger: {
    acts: 'onClick',
    inside: (part, act) => <DialogRoot onOpenChange={act}>{part}</DialogRoot>,
  },
  DialogOverlay: { inside: part => <DialogRoot defaultOpen>{part}</DialogRoot> },
  DialogContent: {
    props: { 'aria-describedby': undefined, children: <DialogTitle>开票资料</DialogTitle> },
    inside: part => <DialogRoot defaultOpen>{part}</DialogRoot>,
  },
  DialogTitle: { inside: inContent },
  DialogDescription: { inside: inContent },
  DialogBody: { inside: inContent },
  DialogClose: { acts: 'onClick', inside: inContent },
  Dialog: {
    props: { title: '开票资料', description: '修改后需重新审核', footer: '共 1 项', defaultOpen: true },
  },
})

function inContent(part: ReactNode, act?: () => void) {
  return (
    <DialogRoot open onOpenChange={act}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>开票资料</DialogTitle>
        {part}
      </DialogContent>
    </DialogRoot>
  )
}
