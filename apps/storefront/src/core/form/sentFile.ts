export { sentItem } from '@yaoji/ui/upload'
