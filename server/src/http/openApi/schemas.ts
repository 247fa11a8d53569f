import { z } from 'zod'

export type Json = Record<string, unknown>

/** The parts of a JSON Schema that this folder reads. */
export type Schema = Json & { properties?: Json; required?: string[] }

export interface Schemas {
  /** The JSON Schema of a schema of the contract. Schemas with an id are references to the components. */
  print(schema: z.ZodType, io: 'input' | 'output'): Schema
  /** The schemas with an id that have been printed so far, by id. */
  components: Record<string, Json>
}

/** Prints schemas of the contract for one document. */
export function openSchemas(): Schemas {
  const components: Record<string, Json> = {}
  return {
    components,
    print(schema, io) {
      const {
        $schema: _dialect,
        $defs = {},
        ...printed
      } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: addDefault }) as Json
      const suffix = io === 'input' ? 'Input' : ''
      // What is sent has other limits than what is answered.
      const nameOf = (id: string) =>
        isObject(($defs as Json)[id]) && 'properties' in (($defs as Json)[id] as Json) ? id + suffix : id
      for (const [id, each] of Object.entries($defs as Json)) {
        const { id: _id, ...rest } = each as Json
        components[nameOf(id)] = tidy(rest, nameOf) as Json
      }
      return tidy(printed, nameOf) as Schema
    },
  }
}

/** zod leaves out the default of a schema that transforms its input. */
function addDefault({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  const { def } = zodSchema._zod
  if (def.type === 'default') jsonSchema.default ??= def.defaultValue
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const definition = '#/$defs/'

/** Leaves out what tells a reader nothing, and forbids no fields that later versions may add. */
function tidy(value: unknown, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => tidy(each, nameOf))
  if (!isObject(value)) return value
  const { propertyNames, ...schema } = value
  if (propertyNames && Array.isArray(schema.required)) {
    // A record whose keys are an enumeration.
    schema.properties = Object.fromEntries(schema.required.map((key) => [key, schema.additionalProperties]))
    delete schema.additionalProperties
  } else if (propertyNames) schema.propertyNames = propertyNames
  if (schema.additionalProperties === false) delete schema.additionalProperties
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format === 'date-time' || schema.format === 'uuid') delete schema.pattern
  if (typeof schema.$ref === 'string' && schema.$ref.startsWith(definition))
    schema.$ref = `#/components/schemas/${nameOf(schema.$ref.slice(definition.length))}`
  return Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, tidy(each, nameOf)]))
}
