import '@yaoji/ui/styles.css'
import './brand.css'
import { Button } from '@yaoji/ui/button'
import { CopyButton } from '@yaoji/ui/copy-button'
import { TextLink } from '@yaoji/ui/text-link'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
// The examples of the READMEs, which the test writes here.
import { English } from './English'
import { Links } from './Links'
import { Packs } from './Packs'
import { Products } from './Products'
import { Search } from './Search'

const NAMES = ['阿莫西林胶囊', '阿莫西林颗粒', '阿司匹林肠溶片']

function Recipes() {
  const [said, setSaid] = useState('')
  const ask = async (text: string) => NAMES.filter(name => name.startsWith(text))
  return (
    <>
      <p role="log">{said}</p>
      <Search ask={ask} onSearch={name => setSaid(`searched ${name}`)} />
      <Products address="/products.json" onAdd={(sku, packs) => setSaid(`added ${packs} of ${sku}`)} />
      <Packs onChange={number => setSaid(`${number} packs`)} />
      <English>
        <CopyButton name="number" text="YJ1" />
      </English>
      <Links>
        <TextLink href="/elsewhere">another page</TextLink>
      </Links>
      <Button variant="primary">brand</Button>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Recipes />
    </BrowserRouter>,
  )
