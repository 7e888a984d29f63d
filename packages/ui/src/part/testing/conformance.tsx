import { cleanup, fireEvent, render } from '@testing-library/react'
import { createElement, createRef, type ElementType, Fragment, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { plain } from '../../theme/base.css'
import { errorOf } from './errorOf'

/** How one exported component is rendered, and what it does on an event of its own. */
export interface Sample {
  /** The props that it cannot do without. */
  props?: Record<string, unknown>
  /** Puts it where it belongs: inside its root. `act` is the spy of {@link Sample.acts}. */
  inside?: (part: ReactNode, act: () => void) => ReactNode
  /**
   * The event on which the component acts: the caller's handler runs first, and may prevent it. `inside`, or `props`
   * as a function, hands the spy to whatever reports the action.
   */
  acts?: 'onClick' | 'onChange' | 'onKeyDown' | 'onSubmit' | 'onBlur'
  /** Name of the callback prop that reports the action, where it is a prop of the component itself. */
  reports?: string
  /** What the event carries: the key that is pressed, the new value. */
  event?: Record<string, unknown>
  /** The component decides about its own id, because another element refers to it. */
  ownId?: boolean
  /**
   * A field: ref, id and data attributes are those of the control, className and style those of the block that this
   * finds around it.
   */
  outer?: (control: HTMLElement) => HTMLElement | null
}

/** A component without an element of its own: why there is nothing to ask of it. */
type WithoutElement = string

type Samples = Record<string, Sample | WithoutElement>

const STYLED = plain !== undefined

/**
 * Asks of every component that a folder exports: its ref reaches the element; `className` joins; `style`, `id` and
 * `data-*` pass; the caller's handler runs first and may prevent; with looks every element of ours has a class of ours,
 * without looks none has; a part outside its root says which one is missing. A component without a sample fails.
 */
export function testConformance(exported: Record<string, unknown>, samples: Samples): void {
  const components = Object.keys(exported).filter(name => isComponent(name, exported[name]))
  describe.each(components)('%s', name => {
    const sample = samples[name]
    if (typeof sample === 'string') return void test(`has no element: ${sample}`, () => {})
    test('passes ref, className, style, id and data attributes to its element', () => {
      expect(sample, `${name} has no sample. Add one to testConformance.`).toBeDefined()
      // The line above fails where there is none; isComponent says that it can be rendered.
      passesAttributes(exported[name] as ElementType, sample ?? {})
    })
    if (sample?.inside) {
      test('outside its root it works, or says which part has no root', () => {
        worksOrNamesItsRoot(exported[name] as ElementType, sample, components)
      })
    }
    if (sample?.acts) {
      test(`runs the caller’s ${sample.acts} first, and the caller may prevent its own`, () => {
        runsCallersHandlerFirst(exported[name] as ElementType, sample)
      })
    }
  })
  test.each(Object.keys(samples))('the sample of %s is of a component that exists', name => {
    expect(components).toContain(name)
  })
}

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

function draw(Component: ElementType, sample: Sample, props: Record<string, unknown>, act = () => {}) {
  const given = { ...sample.props, ...(sample.reports && { [sample.reports]: act }), ...props }
  const part = createElement(Component, given)
  return render(createElement(Fragment, null, sample.inside ? sample.inside(part, act) : part))
}

function passesAttributes(Component: ElementType, sample: Sample) {
  const outermost = (element: HTMLElement | null) =>
    element && sample.outer ? sample.outer(element) : element
  const bare = createRef<HTMLElement>()
  draw(Component, sample, { ref: bare })
  const own = [...(outermost(bare.current)?.classList ?? [])]
  cleanup()

  const ref = createRef<HTMLElement>()
  draw(Component, sample, {
    ref,
    className: 'mine',
    style: { '--mine': '1' },
    'data-mine': 'yes',
    ...(!sample.ownId && { id: 'mine' }),
  })
  const element = ref.current
  expect(element, 'ref').toBeInstanceOf(Element)
  const block = outermost(element)
  if (!element || !block) throw new Error(`the block around ${element?.outerHTML} was not found`)
  expect([...block.classList].sort(), 'className').toEqual([...own, 'mine'].sort())
  expect(block.style.getPropertyValue('--mine'), 'style').toBe('1')
  expect(element.dataset.mine, 'data-*').toBe('yes')
  if (!sample.ownId) expect(element.id, 'id').toBe('mine')
  hasOurClasses(block)
  cleanup()
}

/** Host styles reach elements without a class of ours: with looks there are none. */
function hasOurClasses(element: HTMLElement) {
  const drawn = [element, ...element.querySelectorAll<HTMLElement>('*:not(svg *)')]
  const ours = drawn.filter(one => !one.closest('[data-sample]') && !one.style.clipPath)
  const hasClass = (one: Element) => [...one.classList].some(name => name.startsWith('yaoji_'))
  const wrong = ours.filter(one => hasClass(one) !== STYLED).map(one => one.outerHTML.slice(0, 120))
  expect(wrong, STYLED ? 'elements without a class' : 'elements with a class').toEqual([])
}

function worksOrNamesItsRoot(Component: ElementType, { props }: Sample, components: readonly string[]) {
  const message = errorOf(createElement(Component, props))
  if (message === '') return
  const [, part] = /^ui: (\w+) has no \w+ around it/.exec(message) ?? []
  // A hook names the provider that it needs, which is another component's.
  if (part?.startsWith('use')) return
  if (part !== undefined) expect(components).toContain(part)
  // Parts of Radix have a message of their own.
  else expect(message).toMatch(/^`\w+` must be used within/)
}

function runsCallersHandlerFirst(Component: ElementType, sample: Sample) {
  const { acts = 'onClick', event } = sample
  const happened: string[] = []
  const act = vi.fn(() => void happened.push('component'))
  const ref = createRef<HTMLElement>()
  const handler = vi.fn((given: Event) => {
    happened.push('caller')
    if (handler.mock.calls.length === 1) given.preventDefault()
  })
  draw(Component, sample, { ref, [acts]: handler }, act)
  const fire = FIRE[acts]
  expect(ref.current, 'ref').toBeInstanceOf(Element)
  if (!ref.current) return
  fire(ref.current, event)
  expect(happened, 'prevented').toEqual(['caller'])
  fire(ref.current, event)
  expect(happened, 'not prevented').toEqual(['caller', 'caller', 'component'])
  cleanup()
}

const FIRE = {
  onClick: fireEvent.click,
  onChange: fireEvent.change,
  onKeyDown: fireEvent.keyDown,
  onSubmit: fireEvent.submit,
  onBlur: fireEvent.blur,
}
