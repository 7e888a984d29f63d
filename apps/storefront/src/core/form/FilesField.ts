export { useFormFiles as useFiles } from '@yaoji/hooks/data'
export { FilesField } from '@yaoji/ui/upload'
