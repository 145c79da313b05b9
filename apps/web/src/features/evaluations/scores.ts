/** The three scores by their field and what they are called. */
export const SCORES = [
  { field: 'serviceAttitudeScore', label: 'service' },
  { field: 'logisticsServiceScore', label: 'logistics' },
  { field: 'describeScore', label: 'description' },
] as const;
