import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { type UseQuantityOptions, useQuantity } from './useQuantity'

const byTens = { min_qty: 20, step_qty: 10, max_qty: null, stock: 85, unit: '盒' }

function Field(options: UseQuantityOptions) {
  const quantity = useQuantity(options)
  return (
    <>
      <button type="button" disabled={!quantity.canDecrease} onClick={quantity.decrease}>
        减少
      </button>
      <input
        aria-label="数量"
        value={quantity.text}
        onChange={event => quantity.onType(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onBlur={quantity.onCommit}
        onKeyDown={quantity.onKeyDown}
        onFocus={quantity.onFocus}
        onMouseDown={quantity.onMouseDown}
      />
      <button type="button" disabled={!quantity.canIncrease} onClick={quantity.increase}>
        增加
      </button>
      <output>{quantity.message}</output>
      <data value={quantity.number}>{JSON.stringify(quantity.bounds)}</data>
    </>
  )
}

function show(options: Partial<UseQuantityOptions> = {}) {
  const onQuantityChange = vi.fn()
  const element = (more: Partial<UseQuantityOptions> = {}) => (
    <Field rule={byTens} onQuantityChange={onQuantityChange} {...options} {...more} />
  )
  const { rerender, container } = render(element())
  const field = screen.getByLabelText<HTMLInputElement>('数量')
  return {
    field,
    user: userEvent.setup(),
    onQuantityChange,
    update: (more: Partial<UseQuantityOptions>) => rerender(element(more)),
    button: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }),
    message: () => screen.getByRole('status').textContent,
    number: () => container.querySelector('data')?.value,
    bounds: () => JSON.parse(container.querySelector('data')?.textContent ?? ''),
    /** Writes a text as if it were typed or pasted, then leaves the field. */
    enter(text: string) {
      fireEvent.change(field, { target: { value: text } })
      fireEvent.blur(field)
      return field.value
    },
  }
}

describe('the number', () => {
  test('begins at the smallest that can be bought', () => {
    const { field, message } = show()
    expect([field.value, message()]).toEqual(['20', ''])
  })

  test('begins where the caller says', () => {
    const { field, bounds } = show({ defaultValue: 40 })
    expect(field.value).toBe('40')
    expect(bounds()).toEqual({ lowest: 20, highest: 80, step: 10 })
  })

  test('follows a caller that controls it, and not the field', async () => {
    const { field, user, button, onQuantityChange, update } = show({ value: 30 })
    await user.click(button('增加'))
    expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(40, { reason: 'step' })
    expect(field.value).toBe('30')
    update({ value: 40 })
    expect(field.value).toBe('40')
  })

  test('without stock there is nothing to step to', () => {
    const { button, bounds, field, onQuantityChange } = show({ rule: { ...byTens, stock: 5 } })
    expect([button('增加').disabled, button('减少').disabled]).toEqual([true, true])
    expect(bounds()).toBeNull()
    for (const key of ['Home', 'End']) fireEvent.keyDown(field, { key })
    expect(onQuantityChange).not.toHaveBeenCalled()
  })
})

describe('the focus', () => {
  const selected = (field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)

  test('selects the content: what is typed replaces the number', async () => {
    const { field, user, onQuantityChange } = show({ rule: { ...byTens, step_qty: 1 } })
    await user.tab()
    expect([document.activeElement, selected(field)]).toEqual([field, '20'])
    await user.keyboard('50{Enter}')
    expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(50, { reason: 'typed' })
    await user.keyboard('30{Enter}')
    expect(onQuantityChange).toHaveBeenLastCalledWith(30, { reason: 'typed' })
  })

  test('the first click selects the content, the second places the caret', async () => {
    const { field, user, number } = show({ defaultValue: 40 })
    await user.click(field)
    expect(selected(field)).toBe('40')
    await user.keyboard('50')
    await user.tab()
    expect(number()).toBe('50')
    await user.click(field)
    expect(fireEvent.mouseDown(field)).toBe(true)
  })

  test('another button of the mouse is the browser’s', () => {
    const { field } = show()
    expect(fireEvent.mouseDown(field, { button: 2 })).toBe(true)
    expect(document.activeElement).toBe(document.body)
  })

  test('after Enter changed the number, it is selected again', async () => {
    const { field, user } = show()
    await user.click(field)
    await user.keyboard('47{Enter}')
    expect([field.value, selected(field)]).toEqual(['50', '50'])
  })
})

describe('Enter', () => {
  test('accepts the typed number; a number that was changed only with the next Enter', async () => {
    const onAccept = vi.fn()
    const { field, user, message } = show({ onAccept })
    await user.click(field)
    await user.keyboard('40{Enter}')
    expect(onAccept).toHaveBeenLastCalledWith(40, field)
    await user.keyboard('47{Enter}')
    expect(message()).toContain('已为您改为 50 盒')
    expect(onAccept).toHaveBeenCalledTimes(1)
    await user.keyboard('{Enter}')
    expect(onAccept.mock.lastCall?.[0]).toBe(50)
  })

  test('accepts nothing that is no number, nor without stock', async () => {
    const onAccept = vi.fn()
    const { field, user, update } = show({ onAccept })
    await user.click(field)
    await user.clear(field)
    await user.keyboard('{Enter}')
    update({ rule: { ...byTens, stock: 0 } })
    await user.keyboard('{Enter}')
    expect(onAccept).not.toHaveBeenCalled()
  })
})

describe('a character that is left out and could change the number', () => {
  const free = { min_qty: 1, step_qty: 1, max_qty: null, stock: 9999 }

  test.each([
    ['-1', 1],
    ['1e3', 13],
    ['－5', 5],
    ['12-3', 123],
    ['2x', 2],
  ])('%s becomes %d, and the buyer reads it', async (typed, taken) => {
    const { field, user, message, number, onQuantityChange } = show({ rule: free, defaultValue: 60 })
    await user.click(field)
    await user.keyboard(`${typed}{Enter}`)
    expect([number(), message()]).toEqual([String(taken), `只能输入正整数，已为您改为 ${taken}`])
    expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(taken, { reason: 'adjusted' })
  })

  test('is forgotten with the text', async () => {
    const { field, user, message } = show({ rule: free, defaultValue: 60 })
    await user.click(field)
    await user.keyboard('-1')
    await user.clear(field)
    await user.keyboard('15{Enter}')
    expect(message()).toBe('')
  })

  test('is only one that says something: a unit is not', async () => {
    const { field, user, message } = show({ rule: free, defaultValue: 60 })
    await user.click(field)
    await user.paste('约 15 盒')
    await user.keyboard('{Enter}')
    expect([field.value, message()]).toEqual(['15', ''])
  })
})

describe('steps', () => {
  test('of the buttons go by the pack and end at the limits', async () => {
    const { user, button, number, onQuantityChange } = show({ defaultValue: 70 })
    expect(button('减少').disabled).toBe(false)
    await user.click(button('增加'))
    expect(number()).toBe('80')
    expect(button('增加').disabled).toBe(true)
    await user.click(button('减少'))
    expect(number()).toBe('70')
    expect(onQuantityChange.mock.calls).toEqual([
      [80, { reason: 'step' }],
      [70, { reason: 'step' }],
    ])
  })

  test('at the smallest number only more is possible', () => {
    const { button } = show()
    expect([button('增加').disabled, button('减少').disabled]).toEqual([false, true])
  })

  test('of keys: Up, Down, Home and End', () => {
    const { field, onQuantityChange } = show({ defaultValue: 40 })
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'Home']) fireEvent.keyDown(field, { key })
    expect(onQuantityChange.mock.calls).toEqual(
      [50, 40, 30, 80, 20].map(number => [number, { reason: 'step' }]),
    )
  })

  test('Page Up and Page Down are ten steps, as far as there are any', () => {
    const { field, onQuantityChange } = show({ rule: { ...byTens, stock: 500 }, defaultValue: 40 })
    for (const key of ['PageUp', 'PageUp', 'PageDown', 'PageDown', 'PageDown'])
      fireEvent.keyDown(field, { key })
    expect(onQuantityChange.mock.calls.map(([number]) => number)).toEqual([140, 240, 140, 40, 20])
  })

  test('the keys that step move neither caret nor page, Home and End move the caret', () => {
    const { field } = show()
    const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
    // `fireEvent` returns false when the default action is prevented.
    expect(keys.filter(key => fireEvent.keyDown(field, { key }))).toEqual(['Home', 'End'])
  })

  test.each([
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { isComposing: true },
    { keyCode: 229 },
  ])('with %j the key is not the field’s', modifier => {
    const { field, number } = show()
    expect(fireEvent.keyDown(field, { key: 'ArrowUp', ...modifier })).toBe(true)
    expect(number()).toBe('20')
  })

  test('other keys are the browser’s', () => {
    const { field } = show()
    expect(fireEvent.keyDown(field, { key: 'ArrowLeft' })).toBe(true)
  })

  test('a step takes the place of what was being typed, and of the message', () => {
    const { field, enter, message } = show()
    enter('47')
    expect(message()).not.toBe('')
    fireEvent.change(field, { target: { value: '7' } })
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(field.value).toBe('60')
    expect(message()).toBe('')
  })
})

describe('typing', () => {
  test('changes the number only when the field is left or Enter is pressed', () => {
    const { field, number, onQuantityChange } = show()
    fireEvent.change(field, { target: { value: '60' } })
    expect([field.value, number()]).toEqual(['60', '20'])
    expect(onQuantityChange).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(60, { reason: 'typed' })
    fireEvent.blur(field)
    expect(onQuantityChange).toHaveBeenCalledOnce()
  })

  test('a number that cannot be bought becomes the nearest one, with the reason', () => {
    const { enter, message, onQuantityChange } = show()
    expect(enter('47')).toBe('50')
    expect(message()).toBe('须按 10 盒的倍数购买，已为您改为 50 盒')
    expect(onQuantityChange).toHaveBeenLastCalledWith(50, { reason: 'adjusted' })
    expect(enter('900')).toBe('80')
    expect(message()).toContain('库存只剩 85 盒')
  })

  test('the reason goes when the caller reverts the number', () => {
    const { field, enter, message, update } = show({ value: 20 })
    enter('55')
    update({ value: 60 })
    expect([field.value, message()]).toEqual(['60', '须按 10 盒的倍数购买，已为您改为 60 盒'])
    update({ value: 20 })
    expect([field.value, message()]).toEqual(['20', ''])
  })

  test('the reason is there when the nearest number is the one that the caller already has', () => {
    const { enter, message } = show({ value: 20 })
    expect(enter('11')).toBe('20')
    expect(message()).toContain('已为您改为 20 盒')
  })

  test('the number that it already was changes nothing', () => {
    const { field, enter, onQuantityChange } = show()
    fireEvent.change(field, { target: { value: '60' } })
    expect(enter('20')).toBe('20')
    expect(onQuantityChange).not.toHaveBeenCalled()
  })

  test('Esc and an empty field keep the number', () => {
    const { field, enter } = show({ defaultValue: 40 })
    fireEvent.change(field, { target: { value: '60' } })
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(field.value).toBe('40')
    expect(enter('')).toBe('40')
  })

  test.each([
    ['６０', '60'],
    ['1,200', '1200'],
    ['1 200', '1200'],
    ['1,20', '1'],
    ['约60盒', '60'],
    ['12-3', '12'],
    ['-30', '30'],
    ['3。5', '3.5'],
    ['3.567', '3.56'],
    ['123456789', '1234567'],
    ['1,2345', '1'],
    ['６０\n盒', '60'],
    ['abc', ''],
  ])('%j is read as %j', (typed, text) => {
    const { field } = show()
    fireEvent.change(field, { target: { value: typed } })
    expect(field.value).toBe(text)
  })

  test('a letter that is typed into the number leaves the number as it is', () => {
    const { field } = show()
    fireEvent.change(field, { target: { value: '60' } })
    fireEvent.change(field, { target: { value: '6x0' } })
    expect(field.value).toBe('60')
  })

  test('a fraction is dropped, and the buyer reads that', () => {
    const { enter, message, onQuantityChange } = show()
    expect(enter('40.5')).toBe('40')
    expect(message()).toBe('只能是整数，已为您改为 40')
    expect(onQuantityChange).toHaveBeenLastCalledWith(40, { reason: 'adjusted' })
    expect(enter('50.0')).toBe('50')
    expect(message()).toBe('')
  })

  test('a composition is left as it is until it ends', () => {
    const { field } = show()
    const composed = new InputEvent('input', { bubbles: true, isComposing: true })
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '六shi')
    fireEvent(field, composed)
    expect(field.value).toBe('六shi')
  })
})
