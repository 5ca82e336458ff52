import fc from 'fast-check';
import * as z from 'zod/mini';

/** The part of JSON Schema that zod writes for what the contract uses. */
interface Described {
  type?: string | string[];
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Field {
  name: string;
  /** Values at its limits, just beyond them, and of its closed list. */
  edges: fc.Arbitrary<unknown>;
}

/** The fields of a schema as they are sent, those of every shape that it allows. */
export function fieldsOf(schema: z.ZodMiniType): Field[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described; // a subset
  return shapesOf(described).flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([name, field]) => ({ name, edges: edgesOf(field) })),
  );
}

function shapesOf(described: Described): Described[] {
  return described.anyOf?.flatMap(shapesOf) ?? [described];
}

function edgesOf(field: Described): fc.Arbitrary<unknown> {
  const values = shapesOf(field).flatMap(edgeValues);
  return values.length > 0 ? fc.constantFrom(...values) : fc.constant(null);
}

function edgeValues(field: Described): unknown[] {
  const { minLength = 0, maxLength = 100, minItems = 0, maxItems = 20, items } = field;
  const { minimum = 0, exclusiveMinimum: above = minimum, maximum = 2 ** 31 } = field;
  if (field.enum) return field.enum;
  if (field.const !== undefined) return [field.const];
  const types = [field.type ?? []].flat();
  return types.flatMap((type): unknown[] => {
    if (type === 'string')
      return [minLength - 1, minLength, maxLength, maxLength + 1]
        .filter((length) => length >= 0)
        .map((length) => 'y'.repeat(length));
    if (type === 'integer' || type === 'number') return [above - 1, above, maximum, maximum + 1];
    if (type === 'boolean') return [true, false];
    if (type === 'array') return [minItems - 1, minItems + 1, maxItems, maxItems + 1].map(listOf);
    return [null];
  });

  function listOf(length: number): unknown[] {
    const [one = 'item'] = items ? edgeValues(items).slice(1) : [];
    return Array.from({ length: Math.max(0, length) }, (_, index) =>
      typeof one === 'string' ? `${one}${index}` : one,
    );
  }
}
