import '@yaoji/ui/price/styles.css'

export { Price } from '@yaoji/ui/price'
