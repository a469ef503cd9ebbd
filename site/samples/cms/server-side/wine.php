<?php

require __DIR__ . '/vendor/autoload.php';

$mustache = new Mustache_Engine([
    'loader' => new Mustache_Loader_FilesystemLoader(__DIR__ . '/vev/template'),
]);

header('Content-Type: text/html; charset=utf-8');

echo $mustache->render('YOUR-PAGE-KEY', [
    't-wineName' => 'Riesling from the slate slope',
    't-wineNotes' => 'Pear, wet stone, a dry finish',
    'i-bottlePhoto' => [
        'src' => '/wines/riesling-900.jpg',
        'alt' => 'Green bottle with a cream label',
        'srcset' => '/wines/riesling-450.jpg 450w, /wines/riesling-900.jpg 900w',
    ],
    'c--labelColor' => '#6b1f2e',
]);
