"""Render settings. A shot leaves raw light and guide passes in a folder; develop.py makes the picture from them."""
import os

import bpy

PASSES = {'Image': 'light', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal', 'Denoising Depth': 'depth'}


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def take(folder, size, samples, scale=1.0):
    """Two exposures with different seeds: their difference tells the developer how noisy each pixel is."""
    s = bpy.context.scene
    r, c = s.render, s.cycles
    r.engine = 'CYCLES'
    r.resolution_x, r.resolution_y, r.resolution_percentage = size[0], size[1], round(scale * 100)
    r.film_transparent = True
    r.threads_mode, r.threads = 'FIXED', 2
    c.device, c.samples, c.use_denoising, c.use_adaptive_sampling = 'CPU', max(1, samples // 2), False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 3, 1, 2, 1, 6
    c.sample_clamp_direct, c.sample_clamp_indirect, c.blur_glossy = 12, 2.5, 1
    c.caustics_reflective = c.caustics_refractive = False
    c.tile_size = 4096
    s.view_settings.view_transform = 'Raw'
    s.view_layers[0].cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    src, out = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    for name, to in PASSES.items():
        out.file_slots.new(to)
        nt.links.new(src.outputs[name], out.inputs[to])
    for seed, half in enumerate('ab'):
        c.seed = seed + 11
        out.base_path = os.path.join(folder, half)
        bpy.ops.render.render()
