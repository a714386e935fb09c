import { getCollection } from 'astro:content';
import { inFileOrder } from './in-file-order.ts';

export const getTestimonials = async () => inFileOrder('testimonials', await getCollection('testimonials')).map(({ data }) => data);
export const getClients = async () => inFileOrder('clients', await getCollection('clients')).map(({ data }) => data);
export const getTopics = async () => inFileOrder('topics', await getCollection('topics')).map(({ data }) => data);
export const getTeam = async () => (await getCollection('team')).sort((a, b) => a.data.order - b.data.order);
