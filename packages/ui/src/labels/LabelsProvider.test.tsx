import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumb } from '../breadcrumb'
import { testConformance } from '../part/testing/conformance'
import { PriceGate } from '../price-gate'
import * as exported from './index'
import { LabelsProvider } from './LabelsProvider'

const ITEMS = [{ name: 'Home', href: '/' }, { name: 'Orders' }]

test('words of the provider replace those of components inside it, also of their parts', () => {
  render(
    <LabelsProvider
      labels={{
        breadcrumb: { navigation: 'You are here' },
        priceGate: { reason: state => `no price: ${state}` },
      }}
    >
      <Breadcrumb items={ITEMS} />
      <PriceGate buy_state="login" />
    </LabelsProvider>,
  )
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeTruthy()
  expect(screen.getByText('no price: login')).toBeTruthy()
})

test('a provider inside another one adds to it, and the labels of a component replace both', () => {
  render(
    <LabelsProvider
      labels={{ breadcrumb: { navigation: 'outer' }, priceGate: { reason: () => 'outer reason' } }}
    >
      <LabelsProvider labels={{ priceGate: { action: () => 'inner action' } }}>
        <PriceGate buy_state="login" actionHref={() => '/login'} />
        <Breadcrumb items={ITEMS} />
        <Breadcrumb items={ITEMS} labels={{ navigation: 'own' }} />
      </LabelsProvider>
    </LabelsProvider>,
  )
  expect(screen.getByText('outer reason')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'inner action' })).toBeTruthy()
  const names = screen.getAllByRole('navigation').map(element => element.getAttribute('aria-label'))
  expect(names).toEqual(['outer', 'own'])
})

test('every set of words is one of the provider’s, and a component reads it from there', () => {
  const root = join(import.meta.dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.(test|stories)\.|testing/.test(path))
    .map(path => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const sets = [...sources.matchAll(/export const (\w+)Labels\b/g)].map(([, name]) => name ?? '')
  expect(sets.length).toBeGreaterThan(70)
  expect(sets.filter(name => !sources.includes(`readonly ${name}: Partial<typeof ${name}Labels>`))).toEqual(
    [],
  )
  expect(sets.filter(name => !sources.includes(`useLabels('${name}', ${name}Labels, `))).toEqual([])
  // The name is only a text there, so that no component imports the words of all others.
  const uses = sources.match(/useLabels\('.{1,80}/gs) ?? []
  expect(uses.filter(use => !/^useLabels\('(\w+)',\s+\1Labels,/.test(use))).toEqual([])
})

testConformance(exported, { LabelsProvider: 'it only gives words' })
