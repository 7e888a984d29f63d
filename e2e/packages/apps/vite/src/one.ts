export { Price } from '@yaoji/ui/price'
